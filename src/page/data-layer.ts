/** The page's data layer (public contract, section 4). A page that replaced it by something else loses only records. */
export function pushRecord(record: Record<string, unknown>): void {
  const page = window as unknown as { dataLayer?: unknown }
  page.dataLayer ??= []
  if (Array.isArray(page.dataLayer)) page.dataLayer.push(record)
}
