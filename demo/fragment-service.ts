/** The package's fragment service in the demo's own process; it asks the demo's services without a network. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as FragmentService from '../packages/service/fragment-service/fragment-service.ts'
import type { CallName } from '../packages/shop/faults.ts'
import type { Services } from '../packages/shop/services.ts'
import type { Visitor } from '../packages/shop/visitor.ts'

/** The services know visitors by their cookie: this one is the fragment service. */
const VISITOR = '00000000-0000-4000-8000-000000000000'
const CONTENT_CALLS: readonly CallName[] = ['navigation', 'theme-worlds', 'promotion']

type FragmentServiceModule = Pick<typeof FragmentService, 'createFragmentService'>
type Handler = (request: Request) => Promise<Response>

/** The fragment of a path; undefined where the build has no fragment service, and for a visitor with services of their own. */
export type FragmentSource = (path: string, visitor: Visitor, previewToken?: string) => Promise<string | undefined>

/** Loads the fragment service; undefined where there is none. */
export type LoadFragmentService = () => Promise<FragmentServiceModule | undefined>

/** The fragment service of a build. */
export const fragmentServiceOf =
  (distDir: string): LoadFragmentService =>
  async () => {
    const file = join(distDir, 'fragment-service.js')
    return existsSync(file) ? import(pathToFileURL(file).href) : undefined
  }

export function fragmentSource({ handle }: Services, loadService: LoadFragmentService): FragmentSource {
  let starting: Promise<Handler | undefined> | undefined

  async function ask(address: string, { headers = {} }: RequestInit): Promise<Response> {
    const { cookie, ...sent } = headers as Record<string, string>
    const cookies = [`demoVisitor=${VISITOR}`, cookie].filter(Boolean).join('; ')
    return handle(new Request(address, { headers: { ...sent, cookie: cookies } }))
  }

  async function start(): Promise<Handler | undefined> {
    const service = await loadService()
    return service?.createFragmentService({ services: 'http://demo.example', fetch: ask })
  }

  return async (path, visitor, previewToken) => {
    const isBroken = CONTENT_CALLS.some((call) => visitor.faults.has(call))
    if (isBroken || visitor.edits.size > 0) return undefined
    starting ??= start()
    const handler = await starting
    if (!handler) return undefined
    const request = new Request(`http://demo.example${path}`)
    if (previewToken !== undefined) request.headers.set('cookie', `previewToken=${previewToken}`)
    const response = await handler(request)
    if (!response.ok) throw new Error(`The fragment service answers ${response.status}: ${await response.text()}`)
    return response.text()
  }
}
