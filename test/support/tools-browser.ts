/** The browser's side of tools for assistants, as a test has it: it lists the tools of the page, and calls them. */
import type { ModelContext } from '../../src/live/proposals/model-context.ts'
import type { Schema } from '../../src/shop/proposals/agent-tools.ts'
import { page } from './page.ts'

type Tool = Parameters<ModelContext['registerTool']>[0]

export interface ToolsBrowser {
  /** By name. */
  tools: Map<string, Tool>
  /** Calls a tool as an assistant does, once it is there. */
  call(name: string, input?: unknown, signal?: AbortSignal): Promise<Answer>
}

/** The answer that an assistant reads; fields of a failure and of all tools. */
export interface Answer {
  isError?: true
  code?: string
  content?: { type: 'text'; text: string }[]
  changed?: true
  title?: string
  quantity?: number
  before?: number
  opened?: string
  count?: number
  sum?: string
  items?: { title: string; kind: string; quantity: number; price?: string; removal: object }[]
  notListed?: number
  terms?: string[]
  products?: { productId: string; title: string; price?: string; url: string }[]
}

/** Gives the browser of a test tools, from now to its end. */
export function toolsBrowser(owner: object = document): ToolsBrowser {
  const tools = new Map<string, Tool>()
  const context: ModelContext = {
    async registerTool(tool, { signal }) {
      if (tools.has(tool.name)) throw new DOMException('Duplicate tool name', 'InvalidStateError')
      tools.set(tool.name, JSON.parse(JSON.stringify(tool)))
      Object.assign(tools.get(tool.name) as Tool, { execute: tool.execute })
      signal.addEventListener('abort', () => tools.delete(tool.name))
    },
  }
  page.fake(owner, 'modelContext', context)
  return {
    tools,
    async call(name, input = {}, signal = new AbortController().signal) {
      await page.until(() => tools.has(name))
      // Only what can be written as JSON reaches an assistant.
      return JSON.parse(JSON.stringify(await (tools.get(name) as Tool).execute(input, { signal })))
    },
  }
}

/** Whether an input is as a schema says, as far as ours say anything. */
export function isValid(schema: Schema, value: unknown): boolean {
  const { type, properties = {}, required = [], enum: among, minimum, maxLength } = schema
  if (type === 'string')
    return typeof value === 'string' && (!among || among.includes(value)) && value.length <= (maxLength ?? value.length)
  if (type === 'integer') return Number.isInteger(value) && (value as number) >= (minimum ?? Number.NEGATIVE_INFINITY)
  if (type === 'boolean') return typeof value === 'boolean'
  const fields = Object.entries(value as object)
  const isCounted =
    fields.length >= (schema.minProperties ?? 0) && fields.length <= (schema.maxProperties ?? fields.length)
  return (
    isCounted &&
    required.every((name) => Object.hasOwn(value as object, name)) &&
    fields.every(([name, field]) => properties[name] !== undefined && isValid(properties[name], field))
  )
}
