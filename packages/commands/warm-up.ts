import { createFragmentService } from '../service/fragment-service/fragment-service.ts'

const ROUNDS = 30
const NAVIGATION = ['Coffee', 'Home'].map((title) => ({
  title,
  href: `/${title}`,
  children: [{ title: 'All', href: '/all', children: [{ title: 'New', href: '/new' }] }],
}))

/** Renders fragments of invented content, so that the engine has compiled the service before the first visitor comes. */
export async function warmUp(): Promise<void> {
  const handler = createFragmentService({
    services: 'http://services.example',
    fetch: async (url) =>
      url.includes('/jsonflyoutnavigation') ? Response.json(NAVIGATION) : new Response('{}', { status: 404 }),
    onError: () => {},
  })
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of [`shop-header?logo-alt=${round}`, `shop-footer?content-id=${round}`]) {
      const response = await handler(new Request(`http://fragments.example/fragments/DE/${path}`))
      await response.arrayBuffer()
    }
}
