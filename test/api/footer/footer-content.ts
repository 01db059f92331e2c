/** Content of a footer, as the content service answers it. */
export const CONTENT = {
  headline: 'Service',
  teaser: {
    groups: [
      {
        heading: { iconName: 'thirty_day_return', link: { url: '/returns', text: 'Rückgabe' } },
        hideGroupInCheckout: true,
        introductoryText: '30 Tage',
        links: [{ url: '/m', text: 'Mobil', hideInClassic: true }],
        images: [{ source: 'dhl', label: 'DHL', width: 48, height: 32 }],
      },
    ],
  },
  legalLinks: [{ url: '/imprint', text: 'Impressum' }],
}
