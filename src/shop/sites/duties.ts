/** Duties that laws put on each page of a site (LAW-1). Which sites have which is in their files. */

interface Law {
  law: string
  /** From this day on. */
  since: string
}

/** By the name of a duty, which its link and its text have, too. */
export const LAWS = {
  cancelContracts: { law: '§ 312k BGB', since: '2022-07-01' },
  withdrawContract: { law: 'Directive 2011/83/EU, Article 11a', since: '2026-06-19' },
  guaranteeNotice: {
    law: 'Directive 2011/83/EU, Articles 6(1)(l) and 22a, with Implementing Regulation (EU) 2025/1960',
    since: '2026-09-27',
  },
} as const satisfies Record<string, Law>

export type Duty = keyof typeof LAWS
