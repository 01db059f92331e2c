import { expect } from '@open-wc/testing'
import { leadsTo } from '../../../src/page/browser/leads-to.ts'

describe('an address leads to a page (LAW-4)', () => {
  for (const [address, page, wanted] of [
    ['/withdraw', '/withdraw', true],
    ['/withdraw/', '/withdraw', true],
    ['https://shop.example/withdraw?from=footer#form', '/withdraw', true],
    ['/withdraw', 'https://shop.example/withdraw', true],
    ['/all?page=withdraw', '/all?page=withdraw', true],
    ['https://withdraw.example/', 'https://withdraw.example', true],
    ['/withdrawal', '/withdraw', false],
    ['/all?page=imprint', '/all?page=withdraw', false],
    ['/legal#imprint', '/legal#withdraw', false],
    ['/', 'https://withdraw.example/', false],
    ['https://shop.example', 'https://withdraw.example', false],
    ['https://help.example/de', 'https://withdraw.example/de', false],
  ] as const)
    it(`${wanted ? 'by' : 'not by'} ${address}, where the page is ${page}`, () =>
      expect(leadsTo(address, page)).to.equal(wanted))
})
