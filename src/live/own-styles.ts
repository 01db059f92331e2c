/** Whether a fragment's `<style>` is in effect; a policy that does not allow its hash leaves it without rules. */
export const hasOwnStyles = (root: ShadowRoot): boolean =>
  (root.querySelector('style')?.sheet?.cssRules.length ?? 0) > 0
