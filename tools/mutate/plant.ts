import { createHash } from 'node:crypto'
import ts from 'typescript'

/** One small change that makes the code wrong. */
export interface Fault {
  /** Of the code and its line as text: in another commit with the same code it is the same, wherever it stands. */
  id: string
  file: string
  line: number
  from: string
  to: string
}

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

const { SyntaxKind, factory } = ts

const OPPOSITES = new Map<ts.SyntaxKind, ts.BinaryOperator>(
  (
    [
      [SyntaxKind.EqualsEqualsEqualsToken, SyntaxKind.ExclamationEqualsEqualsToken],
      [SyntaxKind.LessThanToken, SyntaxKind.LessThanEqualsToken],
      [SyntaxKind.GreaterThanToken, SyntaxKind.GreaterThanEqualsToken],
      [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken],
      [SyntaxKind.PlusToken, SyntaxKind.MinusToken],
    ] as const
  ).flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
)

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

const NOTHING = factory.createIdentifier('undefined')

/** What takes the place of an expression, if it is one that a fault is planted in. */
function wrong(node: ts.Node): ts.Expression | undefined {
  const { name, propertyName } = node.parent as Partial<ts.BindingElement>
  if (name === node || propertyName === node) return undefined
  if (isDone(node)) return NOTHING
  if (ts.isStringLiteral(node) && node.text !== '' && !isName(node)) return factory.createStringLiteral('')
  // A large number is a time or a size: one more would be no fault.
  if (ts.isNumericLiteral(node))
    return factory.createNumericLiteral(Number(node.text) < 100 ? Number(node.text) + 1 : Number(node.text) * 2)
  if (node.kind === SyntaxKind.TrueKeyword) return factory.createFalse()
  if (node.kind === SyntaxKind.FalseKeyword) return factory.createTrue()
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node
    const opposite = OPPOSITES.get(operatorToken.kind)
    const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
    if (opposite && !isText) return factory.createBinaryExpression(left, opposite, right)
    if (operatorToken.kind === SyntaxKind.QuestionQuestionToken) return left
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) return node.operand
  if (isCondition(node)) return factory.createLogicalNot(factory.createParenthesizedExpression(node as ts.Expression))
  if (ts.isPropertyAccessChain(node) && node.questionDotToken && isWholeChain(node))
    return factory.createPropertyAccessExpression(node.expression, node.name)
  if (ts.isCallChain(node) && node.questionDotToken && isWholeChain(node))
    return factory.createCallExpression(node.expression, undefined, node.arguments)
  return undefined
}

const isFunctionBody = (node: ts.Node): node is ts.Block =>
  ts.isBlock(node) &&
  node.statements.length > 0 &&
  ts.isFunctionLike(node.parent) &&
  !ts.isConstructorDeclaration(node.parent)

/** The expression that says in the page whether it is there with this fault. */
const isActive = (fault: number): ts.Expression =>
  factory.createStrictEquality(
    factory.createPropertyAccessExpression(factory.createIdentifier('globalThis'), '__fault'),
    factory.createNumericLiteral(fault),
  )

/** The code with a fault to switch on. */
function withFault(original: ts.Node, visited: ts.Node, fault: number): ts.Node {
  if (ts.isBlock(visited))
    return factory.updateBlock(visited, [
      factory.createIfStatement(isActive(fault), factory.createReturnStatement()),
      ...visited.statements,
    ])
  const choice = factory.createParenthesizedExpression(
    factory.createConditionalExpression(
      isActive(fault),
      undefined,
      factory.createParenthesizedExpression(wrong(original) ?? NOTHING),
      undefined,
      factory.createParenthesizedExpression(visited as ts.Expression),
    ),
  )
  return ts.isJsxAttribute(original.parent) ? factory.createJsxExpression(undefined, choice) : choice
}

const printer = ts.createPrinter({ removeComments: true })
const short = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 100)

/**
 * Returns the code of a file with the faults that `numberOf` gives a number: each is there only in a page whose
 * `globalThis.__fault` is its number. `numberOf` is asked for every fault that the file can have.
 */
export function plant(file: string, text: string, numberOf: (fault: Fault) => number | undefined): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const times = new Map<string, number>()
  const faultAt = (node: ts.Node): Fault | undefined => {
    const replacement = isFunctionBody(node) ? factory.createBlock([]) : wrong(node)
    if (!replacement) return undefined
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    const from = short(node.getText())
    const to = short(printer.printNode(ts.EmitHint.Unspecified, replacement, source))
    const code = [file, lines[line]?.trim(), node.getText(), to].join('\n')
    const time = (times.get(code) ?? 0) + 1
    times.set(code, time)
    return { id: hash(`${code}\n${time}`), file, line: line + 1, from, to }
  }
  const { transformed } = ts.transform(source, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => {
        if (isLeftOut(node)) return node
        const fault = faultAt(node)
        const number = fault && numberOf(fault)
        const visited = ts.visitEachChild(node, visit, context)
        return number === undefined ? visited : withFault(node, visited, number)
      }
      return ts.visitEachChild(root, visit, context)
    },
  ])
  return printer.printFile(transformed[0] ?? source)
}
