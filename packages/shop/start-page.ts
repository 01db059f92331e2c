import type { Routes } from './call.ts'
import { applyPageQuery } from './visit.ts'

/** A page for visitors who need no more than its cookies; its query is that of a page of the demo. */
export const START_PAGE: Routes = {
  'GET /': {
    answer({ visit, request }) {
      applyPageQuery(visit, request)
      return new Response('<!doctype html><title>Shop</title><h1>Services of a shop</h1>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    },
  },
}
