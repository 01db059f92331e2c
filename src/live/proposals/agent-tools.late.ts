/** Offers the page's tools to assistants: the browser lists them, and calls them for whoever works for the shopper (PROPOSAL-2). */
import { loadOnce } from '../../page/browser/load-once.ts'
import { sharedOnPage } from '../../page/browser/own-symbol.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { reportError, reportMissingCode } from '../../page/events/events.ts'
import { AGENT_TOOLS, failure } from '../../shop/proposals/agent-tools.ts'
import type { LiveElement } from '../live-element.ts'
import type {} from './model-context.ts'

/** Each header that offers tools, of any copy of the elements: the first one's are there. */
const offering = () => sharedOnPage<(() => void)[]>('tools', () => [])

/** Registers the tools, or does so when the header before this one has gone; one that is not taken is reported (PROPOSAL-4). Returns the cleanup. */
export function offerTools(element: LiveElement<HeaderProps>): () => void {
  const { tag } = element
  const controller = new AbortController()
  const { signal } = controller
  const load = loadOnce(() => import('./agent-calls.late.ts').then(({ agentCalls }) => agentCalls(element)))
  const register = () => {
    const context = document.modelContext ?? navigator.modelContext
    for (const one of AGENT_TOOLS) {
      const execute = async (input: unknown, options?: { signal?: AbortSignal }) => {
        try {
          return await (await load())(one.name, input, options?.signal)
        } catch (error) {
          reportMissingCode(tag, error)
          return failure('CODE_UNAVAILABLE', 'The tool can not be used now: nothing was changed; try again later.')
        }
      }
      Promise.resolve()
        .then(() => context?.registerTool({ ...one, execute }, { signal }))
        .catch((error) => signal.aborted || reportError(tag, 'TOOL_REFUSED', `The tool ${one.name}: ${error}`))
    }
  }
  const headers = offering()
  headers.push(register)
  if (headers[0] === register) register()
  return () => {
    const isFirst = headers[0] === register
    headers.splice(headers.indexOf(register), 1)
    controller.abort()
    if (isFirst) headers[0]?.()
  }
}
