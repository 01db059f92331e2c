/** The validator's findings, in words. */
import type { ErrorObject } from 'ajv/dist/2020.js'
import { nearest } from '../../../src/shop/text/nearest.ts'
import type { Schema } from '../contract.ts'

export interface Issue {
  /** As `cart.articles[].quantity`; empty for the whole. */
  path: string
  /** The word of the schema that is broken, such as `required`, `type` or `additionalProperties`. */
  keyword: string
  /** Without the value that was received (EVENT-25). */
  message: string
  /** The contract's description of this field. */
  description: string
}

const NAME_MAX = 60

/** The type of a value, as JSON schema names it. */
function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const MESSAGES: Readonly<Record<string, (params: Record<string, unknown>, data: unknown) => string>> = {
  required: ({ missingProperty }) => `lacks "${missingProperty}"`,
  additionalProperties: ({ additionalProperty }) =>
    `holds "${String(additionalProperty).slice(0, NAME_MAX)}", which the contract does not know`,
  type: ({ type }, data) => `must be of the type ${[type].flat().join(' or ')}, but is ${typeOf(data)}`,
  format: ({ format }) => (format === 'uri-reference' ? 'is no relative or http(s) address' : `is no ${format}`),
  enum: ({ allowedValues }) => `is none of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `is not ${allowedValue}`,
  oneOf: () => 'is of none of the kinds that the contract names',
  anyOf: () => 'has none of what the contract asks for',
  contentSchema: () => 'holds no JSON',
  richText: () => 'holds markup that is removed',
  minimum: ({ limit }) => `is below ${limit}`,
  colour: () => 'is no colour that can be read',
}

const pathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, NAME_MAX))
    .reduce((path, key) => (/^\d+$/.test(key) ? `${path}[]` : path ? `${path}.${key}` : key), '')

export function toIssue({ instancePath, keyword, params, message, parentSchema, data }: ErrorObject): Issue {
  const properties = (parentSchema?.properties ?? {}) as Record<string, Schema>
  const field = String(params.additionalProperty ?? params.missingProperty ?? '').slice(0, NAME_MAX)
  const meant = keyword === 'additionalProperties' ? nearest(field, Object.keys(properties)) : undefined
  const said = MESSAGES[keyword]?.(params, data) ?? message ?? keyword
  return {
    path: pathOf(instancePath),
    keyword,
    message: meant ? `${said}; was "${meant}" meant?` : said,
    description: String(properties[field]?.description ?? parentSchema?.description ?? ''),
  }
}
