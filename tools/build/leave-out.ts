/** Says what a build lacks: whoever mends the elements can do without the packages of workspaces (`npm ci --workspaces=false`). */
export const leaveOut = (files: string, workspace: string): void =>
  console.log(`Left out: ${files}, since the packages of packages/${workspace} are not installed.`)
