/** The bundles of dist/ that rollup makes, in this order: the loader names the chunks of the elements. */
import { doctor } from './tools/build/doctor.ts'
import { elements } from './tools/build/elements.ts'
import { fragmentService } from './tools/build/fragment-service.ts'
import { loader } from './tools/build/loader.ts'
import { parts } from './tools/build/parts.ts'
import { renderer } from './tools/build/renderer.ts'

export const bundles = { elements, loader, doctor, fragmentService, renderer, parts }
export default Object.values(bundles)
