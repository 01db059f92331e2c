/** The bundles of dist/ that rollup makes. */
import { bundles } from './tools/build/bundles.ts'

export default Object.values(bundles)
