/** How much memory a page holds, by Chromium's heap snapshot, which counts the browser's nodes beside the objects of scripts. */
import type { Page } from 'puppeteer-core'

interface Snapshot {
  snapshot: { meta: { node_fields: string[] } }
  /** The fields of all nodes, one after another. */
  nodes: number[]
}

/** In MB, after a collection of garbage. */
export async function sizeOfHeap(page: Page): Promise<number> {
  const session = await page.createCDPSession()
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''))
  const fields = snapshot.meta.node_fields
  const size = fields.indexOf('self_size')
  let bytes = 0
  for (let at = size; at < nodes.length; at += fields.length) bytes += nodes[at] ?? 0
  return bytes / 1e6
}
