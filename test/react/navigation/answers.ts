/** Answers of the navigation and theme-world services. */
export interface Answered {
  title: string
  href?: string
  target?: string
  children?: Answered[]
  teaser?: { title?: string; list: { title: string; href: string; imgUrl?: string }[] }
}

const leaf = (title: string, more: Partial<Answered> = {}): Answered => ({
  title,
  href: `/x/${title.toLowerCase()}`,
  ...more,
})

export const TREE: Answered[] = [
  leaf('Coffee', {
    teaser: { title: 'Try', list: [{ title: 'Aurora', href: '/products/aurora' }] },
    children: [
      leaf('Beans', {
        children: [leaf('Dark'), leaf('Light', { children: [leaf('Mild')] })],
        teaser: { title: 'Beans of the week', list: [{ title: 'Mocha', href: '/products/mocha' }] },
      }),
      leaf('Ground'),
      leaf('Guide', { target: '_blank' }),
    ],
  }),
  leaf('Home', { children: [{ title: 'Rooms', children: [leaf('Bath')] }, leaf('Lamps')] }),
  leaf('Gifts'),
]

export const THEMES = {
  themeworldFlyout: {
    overview: { title: 'Themes', url: '/themeworlds' },
    sections: {
      scout: {
        headline: 'Scout',
        themeworlds: [{ url: '/themeworlds/a', title: 'Ahead', shopCard: true, imgUrl: '/test/live/search/logo.svg' }],
      },
      new: { headline: 'New', themeworlds: [{ url: '/themeworlds/b', title: 'Bright', badges: ['New', 'Sale'] }] },
      more: { themeworlds: [{ url: '/themeworlds/c', title: 'Calm', availability: 'SOLDOUT' }] },
      lastChance: {
        headline: 'Last chance',
        themeworlds: [
          {
            url: '/themeworlds/d',
            title: 'Done',
            endDate: '2026-11-25',
            endDateText: 'until 25/11',
            onlyXDaysLeftText: 'Only 5 days left',
          },
          { url: '/themeworlds/e', title: 'Ends', endDate: '2026-12-31' },
        ],
      },
    },
  },
}

export const TREE_CALL = 'GET /jsonflyoutnavigation'
export const THEMES_CALL = 'GET /service/themeworld-frontend/api/themeworlds/navigation'
