/** The contract's schemas as one validator: what is wrong with a value, where, and what it should be. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { contract, type Schema } from '../contract.ts'
import { closedSchema } from './closed.ts'
import { type Issue, toIssue } from './issue.ts'
import { FORMATS, isColour, isRichText, WORDS } from './words.ts'

const ID = 'contract'

/** Faults of JSON within a string, whose schema is another one. */
let inner: ErrorObject[] = []
/** While a choice is tried again, what is inside of strings has been found already. */
let isRetrying = false

const nameOf = (schema: Schema | undefined) =>
  String(schema?.$ref ?? '')
    .split('/')
    .at(-1) ?? ''

/** By the type of a promotion, the name of its content's schema. */
const contentNames = new Map<unknown, string>()

function checkContent(schema: Schema, text: string, at: { instancePath: string; parentData: object }): boolean {
  const isOfType = [...contentNames.values()].includes(nameOf(schema))
  if (isOfType && contentNames.get((at.parentData as Schema).type) !== nameOf(schema)) return true
  const value = parsed(text)
  if (value === undefined || isTooMuch(value)) return false
  if (isRetrying) return true
  const errors = errorsOf(schema, value)
  inner.push(...errors.map((error) => ({ ...error, instancePath: at.instancePath + error.instancePath })))
  return true
}

function validator(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allErrors: true,
    allowUnionTypes: true,
    verbose: true,
  })
  formats.default(ajv)
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  ajv.addKeyword({ keyword: 'richText', type: 'string', validate: (_: boolean, text: string) => isRichText(text) })
  ajv.addKeyword({ keyword: 'colour', type: 'string', validate: (_: boolean, text: string) => isColour(text) })
  // Ajv ignores JSON in a string: here it is parsed and checked too.
  ajv.removeKeyword('contentSchema')
  ajv.addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    schemaType: 'object',
    validate: (schema: Schema, text: string, _parent, at) => !at || checkContent(schema, text, at),
  })
  const { schemas } = contract()
  for (const { properties } of Object.values(schemas)) {
    const { type, contentJSON } = (properties ?? {}) as Record<string, Schema>
    if (type?.const) contentNames.set(type.const, nameOf(contentJSON?.contentSchema as Schema))
  }
  const worded = Object.entries(schemas).map(([name, schema]) => [name, WORDS[name]?.(schema) ?? schema])
  ajv.addSchema({ $id: ID, $defs: closedSchema(Object.fromEntries(worded), ID) })
  return ajv
}

let ajv: Ajv2020 | undefined
const compiled = new Map<string, ValidateFunction>()

function compiledOf(schema: Schema): ValidateFunction {
  ajv ??= validator()
  const text = JSON.stringify(closedSchema(schema, ID))
  const check = compiled.get(text) ?? ajv.compile(JSON.parse(text))
  compiled.set(text, check)
  return check
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** More than any body of the contract has: judging it would take minutes, or end the program (CHECK-3). */
const MAX_DEPTH = 500
const MAX_VALUES = 200_000
/** The errors of one value: each is compared with the others. */
const MAX_ERRORS = 1000

/** Without recursion, which a deep value would end. */
function isTooMuch(value: unknown): boolean {
  const waiting: (readonly [value: unknown, depth: number])[] = [[value, 0]]
  let left = MAX_VALUES
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [one, depth] = next
    if (typeof one !== 'object' || one === null) continue
    const members = Object.values(one)
    left -= members.length
    if (depth > MAX_DEPTH || left < 0) return true
    for (const member of members) waiting.push([member, depth + 1])
  }
  return false
}

/** A member that is null counts as missing (CALL-19); an entry of a list that is null does not. */
const withoutNull = (value: unknown): unknown =>
  // A value that could not be read is none: it has the wrong type.
  JSON.parse(JSON.stringify(value) ?? 'null', function (this: unknown, key, member) {
    return member === null && key !== '' && !Array.isArray(this) ? undefined : member
  })

function errorsOf(schema: Schema, value: unknown): ErrorObject[] {
  const check = compiledOf(schema)
  return check(withoutNull(value)) ? [] : withoutRivals((check.errors ?? []).slice(0, MAX_ERRORS))
}

const isChoice = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf'
/** An alternative that the value is not meant to be: of another JSON type, or with another discriminator. */
const isOther = ({ keyword, instancePath }: ErrorObject) =>
  (keyword === 'type' && instancePath === '') || keyword === 'const'

/** For a value that is none of several schemas: the errors of the one that was meant, or that it is none. */
function withoutRivals(errors: readonly ErrorObject[]): ErrorObject[] {
  const choice = errors.filter(isChoice).sort((a, b) => a.instancePath.length - b.instancePath.length)[0]
  if (!choice) return [...errors]
  const alternatives = choice.schema as Schema[]
  const path = choice.instancePath
  const isWithin = ({ instancePath }: ErrorObject) => instancePath === path || instancePath.startsWith(`${path}/`)
  if (alternatives.every((one) => Object.keys(one).join() === 'required')) {
    const others = errors.filter((error) => error !== choice && !alternatives.includes(error.parentSchema as Schema))
    return [choice, ...withoutRivals(others)]
  }
  isRetrying = true
  const meant = alternatives
    .map((one) => errorsOf(one, choice.data))
    .filter((found) => !found.some(isOther))
    .sort((a, b) => a.length - b.length)[0]
  isRetrying = false
  const found = meant?.map((error) => ({ ...error, instancePath: path + error.instancePath })) ?? [choice]
  return [...withoutRivals(errors.filter((error) => !isWithin(error))), ...found]
}

/** The faults of a value, each kind of path once; empty when it matches. */
export function issuesOf(schema: Schema, value: unknown): Issue[] {
  const message = `is nested deeper than ${MAX_DEPTH} levels, or has more than ${MAX_VALUES} values`
  if (isTooMuch(value)) return [{ path: '', keyword: 'size', message, description: '' }]
  inner = []
  const errors = [...errorsOf(schema, value), ...inner]
  const issues = new Map<string, { issue: Issue; count: number }>()
  for (const issue of errors.map(toIssue)) {
    const key = `${issue.path} ${issue.message}`
    issues.set(key, { issue, count: (issues.get(key)?.count ?? 0) + 1 })
  }
  return [...issues.values()].map(({ issue, count }) =>
    count > 1 ? { ...issue, message: `${issue.message} (${count} times)` } : issue,
  )
}
