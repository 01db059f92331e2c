import { type Answer, type ApiError, ask } from '../client.ts'
import { type ServiceContext, tokenHeaders } from '../service-context.ts'

/** The answer to a call for personal data. */
export type Asked = Promise<Answer | ApiError>

/** Asks for the visitor's personal data, past all caches (FLYOUT-27). */
export const askPersonalData = (context: ServiceContext): Asked =>
  ask(context, {
    path: '/service/customerfrontenddata/api/v1/psdata',
    cache: 'no-store',
    headers: tokenHeaders('csrfToken'),
  }).catch((error) => error)
