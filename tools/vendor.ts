import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { root } from './paths.ts'

const require = createRequire(import.meta.url)

// Packages that are CommonJS or thousands of small files: the tests' browser gets each as one module.
const PACKAGES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react-dom/static',
  'react/jsx-dev-runtime',
  'lucide',
  '@sinonjs/fake-timers',
  'validator/lib/isEmail.js',
]

export const vendorFile = (name: string): string => `${name.replaceAll(/[@/]/g, '-')}.js`
export const isVendored = (name: string): boolean => PACKAGES.includes(name)

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default'

function wrapperOf(name: string): string {
  if (name === 'lucide') return "export * from 'lucide'"
  const names = Object.keys(require(name)).filter(isName)
  return `import all from '${name}'\nexport default all\nexport const { ${names.join(', ')} } = all`
}

/** Writes .vendor/: the packages as the tests' browser imports them. */
export async function vendor(): Promise<void> {
  await build({
    entryPoints: PACKAGES.map((name) => ({ in: `wrapper:${name}`, out: vendorFile(name).replace('.js', '') })),
    outdir: root('.vendor'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    // Used in Node only.
    external: ['util', 'timers', 'timers/promises'],
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'wrapper',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^wrapper:/ }, ({ path }) => ({
            path: path.slice('wrapper:'.length),
            namespace: 'wrapper',
          }))
          onLoad({ filter: /./, namespace: 'wrapper' }, ({ path }) => ({
            contents: wrapperOf(path),
            resolveDir: root('.'),
          }))
        },
      },
    ],
  })
}
