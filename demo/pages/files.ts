/** Style sheets, scripts and fonts of the host page, and the pictures of the shop. */
import { fileURLToPath } from 'node:url'
import { picture } from '../../packages/shop/call.ts'
import { problem } from '../../packages/shop/problem.ts'
import { contentTypeOf } from '../../tools/build/content-types.ts'
import { readCached } from './cached-file.ts'
import { faces, fontAt } from './fonts.ts'
import { galleryScript } from './gallery.ts'

const read = (path: string) => readCached(fileURLToPath(new URL(path, import.meta.url)))

export async function fileAt(path: string): Promise<Response> {
  const [, drawing] = /^\/pictures\/([\w-]+\.svg)$/.exec(path) ?? []
  if (drawing) return picture(await read(`../../packages/shop/catalogue/pictures/${drawing}`), 'public, max-age=3600')
  const font = await fontAt(path)
  if (font) return font
  if (path === '/fonts.css') return css(faces())
  const isOurs = /^\/[\w-]+\.(css|js)$/.test(path)
  const text = path === '/gallery.js' ? await galleryScript() : isOurs && (await read(`../public${path}`))
  if (!text) return problem(404, 'There is no such file')
  return new Response(text, { headers: { 'content-type': contentTypeOf(path), 'cache-control': 'no-cache' } })
}

const css = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/css', 'cache-control': 'no-cache' } })
