/** `npx shop-elements mock` inside a page. Its contract is read when the site is bundled. */
import { createMock } from '../../../packages/commands/mock/mock.ts'
import { asServer, keepCookies } from './cookies.ts'

const COOKIES = ['demoVisitor', 'longTermToken', 'csrfToken', 'LoginToken', 'staffAuth', 'previewToken']

/** For one signed-in visitor, who is of the staff. */
export function startMock(): (request: Request) => Promise<Response> {
  const handle = createMock()
  keepCookies(COOKIES.map((name) => `${name}=${crypto.randomUUID()}; Path=/`))
  return (request) => handle(asServer(request))
}
