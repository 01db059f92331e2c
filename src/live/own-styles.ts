/** Whether a fragment's `<style>`s are in effect; a policy that does not allow their hashes leaves them without rules. */
export function hasOwnStyles(root: ShadowRoot): boolean {
  const styles = [...root.querySelectorAll('style')]
  return styles.length > 0 && styles.every(({ sheet }) => sheet && sheet.cssRules.length > 0)
}
