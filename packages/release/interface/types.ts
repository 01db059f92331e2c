/** The exported types of a build, one line for each member: what a user's compiler sees. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** The compiler lists the members of a union in the order in which it has met them. */
const inOrder = (text: string) =>
  text.replaceAll(/'[^']*'(?: \| '[^']*')+/g, (union) => union.split(' | ').sort().join(' | '))

/** Collects the exports of one entry, and of the types that they mention. */
class Describer {
  readonly lines = new Set<string>()
  readonly #seen = new Set<ts.Symbol>()

  constructor(
    readonly checker: ts.TypeChecker,
    /** Only types that are declared in this folder are ours. */
    readonly folder: string,
  ) {}

  describeExport(entry: string, symbol: ts.Symbol): void {
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
    this.lines.add(`export ${entry} ${symbol.name}`)
    if (target.flags & ts.SymbolFlags.Type) this.#describeType(target, symbol.name)
    if (target.flags & ts.SymbolFlags.Value)
      this.lines.add(`value ${symbol.name}: ${this.#print(this.checker.getTypeOfSymbol(target))}`)
  }

  /** Its own type, and those that it mentions: by their names where they have one of ours. */
  #print(type: ts.Type, more = ts.TypeFormatFlags.None): string {
    this.#follow(type)
    return inOrder(this.checker.typeToString(type, undefined, FORMAT | more).replaceAll(/\s+/g, ' '))
  }

  #describeType(symbol: ts.Symbol, name: string): void {
    if (this.#seen.has(symbol)) return
    this.#seen.add(symbol)
    const type = this.checker.getDeclaredTypeOfSymbol(symbol)
    const literals = type.isUnion() && type.types.every((one) => one.isStringLiteral()) ? type.types : []
    for (const one of literals) this.lines.add(`type ${name}: '${(one as ts.StringLiteralType).value}'`)
    if (literals.length > 0) return
    const isPlain =
      type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && type.getCallSignatures().length === 0
    if (!isPlain) return void this.lines.add(`type ${name}: ${this.#print(type, ts.TypeFormatFlags.InTypeAlias)}`)
    for (const property of this.#ownProperties(type)) {
      const isOptional = property.flags & ts.SymbolFlags.Optional ? '?' : ''
      const printed = this.#print(this.checker.getTypeOfSymbol(property))
      this.lines.add(`type ${name}.${property.name}${isOptional}: ${printed}`)
    }
  }

  /** Without those of the browser's or React's types that it extends. */
  #ownProperties = (type: ts.Type): ts.Symbol[] =>
    this.checker
      .getPropertiesOfType(type)
      .filter(({ declarations }) => !declarations || declarations.some((one) => this.#isOurs(one)))

  #isOurs = (node: ts.Node): boolean => node.getSourceFile().fileName.startsWith(this.folder)

  /** Describes the named types of ours that a type mentions. */
  #follow(type: ts.Type, seen = new Set<ts.Type>()): void {
    if (seen.has(type)) return
    seen.add(type)
    const symbol = type.aliasSymbol ?? type.symbol
    const isNamed = symbol && symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)
    if (isNamed && symbol.declarations?.some(this.#isOurs)) this.#describeType(symbol, symbol.name)
    if (type.isUnionOrIntersection()) for (const one of type.types) this.#follow(one, seen)
    for (const one of type.aliasTypeArguments ?? []) this.#follow(one, seen)
    if (!(type.flags & ts.TypeFlags.Object)) return
    for (const one of this.checker.getTypeArguments(type as ts.TypeReference)) this.#follow(one, seen)
    for (const signature of type.getCallSignatures()) {
      for (const parameter of signature.parameters) this.#follow(this.checker.getTypeOfSymbol(parameter), seen)
      this.#follow(signature.getReturnType(), seen)
    }
    if (!isNamed) for (const one of this.#ownProperties(type)) this.#follow(this.checker.getTypeOfSymbol(one), seen)
  }
}

/** Describes what the entries of a package export: `entries` are the exports of package.json that have types. */
export function describeTypes(folder: string, entries: Readonly<Record<string, string>>): string[] {
  const files = Object.entries(entries).filter(([, file]) => existsSync(join(folder, file)))
  const program = ts.createProgram(
    files.map(([, file]) => join(folder, file)),
    {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const describer = new Describer(checker, join(folder, 'types'))
  for (const [entry, file] of files) {
    const source = program.getSourceFile(join(folder, file))
    const module = source && checker.getSymbolAtLocation(source)
    for (const symbol of module ? checker.getExportsOfModule(module) : []) describer.describeExport(entry, symbol)
  }
  return [...describer.lines]
}
