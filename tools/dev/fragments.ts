/** The maker of fragments for `npm run dev`: bundled as one module, so that both have the same renderer. */
export { createFragmentService } from '../../packages/service/fragment-service/fragment-service.ts'
export { renderFragment, SITES } from '../../src/render/render.ts'
