import MagicString from 'magic-string'
import ts from 'typescript'

/** One small change that makes the code wrong. */
export interface Fault {
  /** Its place. */
  id: string
  file: string
  line: number
  from: string
  to: string
}

const { SyntaxKind } = ts

const OPPOSITES: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
}

/** Types, imports, and words for developers only. */
const isLeftOut = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isCallExpression(node) && /^(console\.\w+|warn|say|import|super)$/.test(node.expression.getText())) ||
  (ts.isNewExpression(node) && /^(Range|Type)?Error$/.test(node.expression.getText()))

/** Names of properties and texts, which the compiler knows, and of classes, which belong to the style sheet. */
function isName(node: ts.StringLiteral): boolean {
  const { parent } = node
  if (ts.isElementAccessExpression(parent)) return true
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === SyntaxKind.InKeyword) return true
  if (ts.isCallExpression(parent) && /^(t|text|useText|useView)$/.test(parent.expression.getText())) return true
  const owner = ts.findAncestor(node, (one) => ts.isJsxAttribute(one) || ts.isPropertyAssignment(one))
  return owner !== undefined && /^(class|className|key|texts)\b/.test(owner.getText())
}

const isCondition = (node: ts.Node): boolean =>
  (ts.isIfStatement(node.parent) && node.parent.expression === node) ||
  (ts.isConditionalExpression(node.parent) && node.parent.condition === node)

/** A call whose result nobody uses. */
const isDone = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node.parent)
    ? ts.isCallExpression(node) || ts.isAwaitExpression(node) || ts.isVoidExpression(node)
    : ts.isArrowFunction(node.parent) && node.parent.body === node && ts.isCallExpression(node)

/** A chain can only be changed as a whole. */
const isWholeChain = ({ parent }: ts.Node): boolean =>
  !ts.isOptionalChain(parent) && !ts.isNonNullExpression(parent) && !ts.isDeleteExpression(parent)

/** The code that takes the place of an expression, if it is one that a fault is planted in. */
function wrong(node: ts.Node): string | undefined {
  const { name, propertyName } = node.parent as Partial<ts.BindingElement>
  if (name === node || propertyName === node) return undefined
  if (isDone(node)) return 'undefined'
  if (ts.isStringLiteral(node) && node.text !== '' && !isName(node)) return "''"
  // A large number is a time or a size: one more would be no fault.
  if (ts.isNumericLiteral(node)) return String(Number(node.text) < 100 ? Number(node.text) + 1 : Number(node.text) * 2)
  if (node.kind === SyntaxKind.TrueKeyword) return 'false'
  if (node.kind === SyntaxKind.FalseKeyword) return 'true'
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node
    const opposite = OPPOSITES[operatorToken.getText()]
    const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
    if (opposite && !isText) return `${left.getText()} ${opposite} ${right.getText()}`
    if (operatorToken.kind === SyntaxKind.QuestionQuestionToken) return left.getText()
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) return node.operand.getText()
  if (isCondition(node)) return `!(${node.getText()})`
  if ((ts.isPropertyAccessChain(node) || ts.isCallChain(node)) && node.questionDotToken && isWholeChain(node)) {
    const rest = node.getSourceFile().text.slice(node.questionDotToken.end, node.end)
    return `${node.expression.getText()}${ts.isCallChain(node) ? '' : '.'}${rest}`
  }
  return undefined
}

const isFunctionBody = (node: ts.Node): node is ts.Block =>
  ts.isBlock(node) &&
  node.statements.length > 0 &&
  ts.isFunctionLike(node.parent) &&
  !ts.isConstructorDeclaration(node.parent)

/** Puts the code of a fault beside that of a node, to be switched on by its number. */
function insert(code: MagicString, node: ts.Node, to: string, fault: number): void {
  const [start, isActive] = [node.getStart(), `globalThis.__fault === ${fault}`]
  if (ts.isBlock(node)) return void code.appendRight(start + 1, `if (${isActive}) return;`)
  const isAttribute = ts.isJsxAttribute(node.parent)
  // A line that begins with a parenthesis would go on with the line before.
  const isFirst = ts.findAncestor(node, ts.isExpressionStatement)?.getStart() === start
  code.appendRight(start, `${isAttribute ? '{' : ''}${isFirst ? '0,' : ''}(${isActive} ? (${to}) : (`)
  code.prependLeft(node.end, `))${isAttribute ? '}' : ''}`)
}

const short = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 100)

/**
 * Returns the code of a file with the faults that `numberOf` gives a number: each is there only in a page whose
 * `globalThis.__fault` is its number. `numberOf` is asked for every fault that the file can have.
 */
export function plant(file: string, text: string, numberOf: (fault: Fault) => number | undefined): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const code = new MagicString(text)
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return
    const to = isFunctionBody(node) ? '{}' : wrong(node)
    if (to !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const id = `${file}:${node.getStart()}-${node.end}`
      const number = numberOf({ id, file, line, from: short(node.getText()), to: short(to) })
      if (number !== undefined) insert(code, node, to, number)
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return code.toString()
}
