/** Rows of a group, on average. */
const GROUP_SIZE = 25

interface Keyed {
  key?: string
}

export interface RowGroup<Row> {
  key: string
  rows: readonly Row[]
}

function hashOf(text: string): number {
  let hash = 0
  for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) | 0
  return Math.abs(hash)
}

/**
 * The rows of a long list in groups, so that a change makes React look at the rows of one group only (MINICART-44). A group begins
 * at rows whose key says so: a row that goes or comes leaves the other groups as they are.
 */
export function groupsOf<Row extends Keyed>(rows: readonly Row[]): RowGroup<Row>[] {
  const groups: { key: string; rows: Row[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (!last) groups.push({ key: 'first', rows: [row] })
    else if (hashOf(row.key ?? '') % GROUP_SIZE === 0) groups.push({ key: row.key ?? '', rows: [row] })
    else last.rows.push(row)
  }
  return groups
}
