#!/usr/bin/env node
/** `npx shop-elements <command>`: each command is a module of its own, which runs with the arguments after its name. */
import process from 'node:process'
import { printable } from './printed.ts'

/** The function that a command's module exports as `run`. */
type Run = (args: string[]) => void | Promise<void>

const COMMANDS: Readonly<Record<string, { does: string; load: () => Promise<Run> }>> = {
  check: {
    does: 'says whether a back end keeps the contract',
    load: () => import('./check.ts').then(({ run }) => run),
  },
  mock: {
    does: 'serves the contract from its examples',
    load: () => import('./mock.ts').then(({ run }) => run),
  },
  lint: {
    does: 'finds mistakes with our tags in templates',
    load: () => import('./lint.ts').then(({ run }) => run),
  },
  passes: {
    does: 'says what a tool or a page makes of our fragments',
    load: () => import('./passes.ts').then(({ run }) => run),
  },
  upgrade: {
    does: 'moves templates to the release of this package',
    load: () => import('./upgrade.ts').then(({ run }) => run),
  },
  try: {
    does: 'shows a live page with this version, or with our tags',
    load: () => import('./try.ts').then(({ run }) => run),
  },
  fleet: {
    does: 'looks at many live pages, also with a version that is to come',
    load: () => import('./fleet.ts').then(({ run }) => run),
  },
  fragments: {
    does: 'serves fragments with the content of the services',
    load: () => import('./fragments.ts').then(({ run }) => run),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command) {
  try {
    const run = await command.load()
    await run(args)
  } catch (error) {
    // It may hold what a page or a file has said.
    const lines = (error instanceof Error ? error.message : String(error)).split('\n')
    console.error(lines.map(printable).join('\n'))
    process.exitCode = 2
  }
} else {
  console.log('Usage: npx shop-elements <command> [options]; --help after a command lists its options.\n')
  for (const [known, { does }] of Object.entries(COMMANDS)) console.log(`  ${known.padEnd(12)}${does}`)
  process.exitCode = name === '' || name === '--help' ? 0 : 2
}
