/** What `npm run dev` makes fragments with: bundled as one module, so that both have the same renderer. */
export { createFragmentService } from '../../packages/service/fragment-service/fragment-service.ts'
export { renderFragment, SITES } from '../../src/render/render.ts'
