/** docs/openapi.yaml as a page: each call with its examples, which the reader can send to the mock. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { addressOf, contract, examplesIn, type Operation, type Schema } from '../../packages/commands/contract.ts'
import { escapeMarkup } from '../../src/shop/text/escape-markup.ts'
import { root } from '../../tools/paths.ts'

interface Document {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, { operationId?: string; summary?: string; description?: string }>>
}
interface Answer {
  description?: string
  content?: Record<string, { schema?: Schema }>
}

const line = (text: unknown = '') =>
  String(text)
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
const nameOf = (schema: Schema | undefined) => String(schema?.$ref ?? '').replace('#/components/schemas/', '')

/** `Cart`, `list of Cart`, `string (date-time)`, or the values that there are. */
function typeOf(schema: Schema = {}): string {
  const name = nameOf(schema)
  if (name) return `[${name}](#${name.toLowerCase()})`
  const { type, enum: values, const: value, items, anyOf, oneOf, format } = schema as Record<string, never> & Schema
  if (values) return (values as unknown[]).map((one) => `\`${one}\``).join(', ')
  if (value !== undefined) return `\`${value}\``
  const choices = (anyOf ?? oneOf) as Schema[] | undefined
  if (choices) return choices.map(typeOf).join(' or ')
  if (items) return `list of ${typeOf(items as Schema)}`
  return [type, format && `(${format})`].filter(Boolean).join(' ')
}

const table = (head: string, rows: readonly string[]): string =>
  rows.length === 0 ? '' : `${head}\n|${'---|'.repeat(head.split('|').length - 2)}\n${rows.join('\n')}`

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** A form that sends the call; without scripts it does not show. */
function senderOf(operation: Operation, body: unknown): string {
  const { id, method, parameters } = operation
  const query = parameters.filter((one) => one.in === 'query' && one.example !== undefined)
  const search = new URLSearchParams(query.map(({ name, example }) => [name, String(example)])).toString()
  const path = addressOf(operation) + (search && `?${search}`)
  const field =
    body === undefined
      ? ''
      : `<label>Body <textarea name="body" rows="8" spellcheck="false">${escapeMarkup(JSON.stringify(body, null, 2))}</textarea></label>`
  return `<form class="send" hidden aria-label="Send ${escapeMarkup(id)}"><input type="hidden" name="method" value="${method}"><label>Path <input name="path" value="${escapeMarkup(path)}" spellcheck="false"></label>${field.replaceAll('\n', '&#10;')}<button>Send</button><output></output></form>`
}

function operationPart(operation: Operation, texts: { summary?: string; description?: string }): string {
  const { method, path, parameters, body, responses, id } = operation
  const [bodyMedia] = Object.values(body)
  const bodyExample = bodyMedia?.schema && examplesIn(bodyMedia.schema)[0]
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] as Answer | undefined
  const [answer] = Object.entries(success?.content ?? {})
  const example = answer?.[0].includes('json') && answer[1].schema && examplesIn(answer[1].schema)[0]
  return [
    `### ${(texts.summary ?? id).replace(/\.$/, '')}`,
    `\`${method} ${path}\``,
    (texts.description ?? '').trim(),
    table(
      '| parameter | in | value | what it is |',
      parameters.map(
        ({ name, in: where, required, schema, description }) =>
          `| \`${name}\` | ${where}${required ? ', required' : ''} | ${typeOf(schema)} | ${line(description)} |`,
      ),
    ),
    bodyMedia?.schema ? `**Body**: ${typeOf(bodyMedia.schema)}` : '',
    bodyExample === undefined ? '' : json(bodyExample),
    table(
      '| answer | body | what it means |',
      Object.entries(responses as Record<string, Answer>).map(([status, { description, content = {} }]) => {
        const bodies = Object.values(content).map(({ schema }) => typeOf(schema))
        return `| \`${status}\` | ${bodies.filter(Boolean).join(' or ')} | ${line(description)} |`
      }),
    ),
    example ? json(example) : '',
    path.includes('images/') || path.includes('logos/') ? '' : senderOf(operation, bodyExample),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function schemaPart(name: string, schema: Schema): string {
  const {
    description,
    required = [],
    properties = {},
  } = schema as {
    description?: string
    required?: string[]
    properties?: Record<string, Schema>
  }
  const rows = Object.entries(properties).map(
    ([key, property]) =>
      `| \`${key}\` | ${typeOf(property)}${required.includes(key) ? ', required' : ''} | ${line(property.description)} |`,
  )
  const type = rows.length === 0 ? typeOf(schema) : ''
  return [`### ${name}`, line(description), type, table('| field | value | what it is |', rows)]
    .filter(Boolean)
    .join('\n\n')
}

export function contractPage(): string {
  const { info, tags, paths }: Document = parse(readFileSync(root('docs/openapi.yaml'), 'utf8'))
  const texts = Object.values(paths).flatMap((path) => Object.values(path))
  const { operations, schemas } = contract()
  const groups = tags.map(({ name, description }) => {
    const own = operations.filter(({ tag }) => tag === name)
    const parts = own.map((one) => operationPart(one, texts.find(({ operationId }) => operationId === one.id) ?? {}))
    return [`## ${name}`, description, ...parts].join('\n\n')
  })
  return [
    '# The contract',
    'Every call of the elements, from [openapi.yaml](openapi.yaml). “Send” asks [`npx shop-elements mock`](check.md#no-back-end-yet), which runs in this page: nothing leaves it.',
    info.description.trim(),
    ...groups,
    '## Schemas',
    ...Object.entries(schemas).map(([name, schema]) => schemaPart(name, schema)),
  ].join('\n\n')
}
