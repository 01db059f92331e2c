/** For whoever previews without being staff any more: a shop of another day must not be taken for today's. */
import { emit } from '../page/events.ts'
import { forgetPreviewToken } from '../page/preview-token.ts'

forgetPreviewToken()
emit('shop-preview-changed', {})
