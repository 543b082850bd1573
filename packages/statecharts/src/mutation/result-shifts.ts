import { basename } from 'node:path';
import ts from 'typescript';
import { nextIn, numbered, oneLine, ownerOf, steps, wordsIn, type Shift } from './shifts.ts';

/**
 * Every mutant of the answers of functions, in files without a chart: another string, number or boolean in a
 * result; the other branch; the fallback alone; a negated condition.
 */
export function resultShiftsOf(
  files: readonly string[],
  options: ts.CompilerOptions,
): readonly Shift[] {
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? numbered(shiftsIn(source, file, checker)) : [];
  });
}

function shiftsIn(source: ts.SourceFile, file: string, checker: ts.TypeChecker): readonly Shift[] {
  const found: Shift[] = [];
  const put = (node: ts.Node, instead: string, said: ts.Node = node) => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    const [from, to] = [said.getStart(source), said.getEnd()];
    const words = source.text.slice(from, start) + instead + source.text.slice(end, to);
    const name =
      `answer ${oneLine(words)} for ${oneLine(node.getText(source))} ` +
      `in ${ownerOf(said)} of ${basename(file)}`;
    found.push({ file, start, end, instead, name });
  };
  const text = (node: ts.Node) => node.getText(source);
  const visit = (node: ts.Node): void => {
    // Messages of defects are for developers only.
    if (ts.isThrowStatement(node) || ts.isTypeNode(node) || leadsToThrow(node)) return;
    if (isAnswer(node)) {
      const other = otherThan(node, () => checker.getContextualType(node));
      if (other !== null)
        put(node, other, ts.isPropertyAssignment(node.parent) ? node.parent : node);
    }
    if (ts.isConditionalExpression(node)) {
      const { condition, whenTrue, whenFalse } = node;
      put(node, `${text(condition)} ? ${text(whenFalse)} : ${text(whenTrue)}`);
    }
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      const turned = TURNED.get(operatorToken.kind);
      if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
        put(node, text(right));
        if (isTruth(right)) put(node, String(right.kind === ts.SyntaxKind.FalseKeyword));
      }
      if (turned !== undefined && (!isEquality(operatorToken.kind) || isNothing(right)))
        put(node, `${text(left)} ${turned} ${text(right)}`);
    }
    if (isNegation(node)) put(node, text(node.operand));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** An `if` that only throws a defect. */
function leadsToThrow(node: ts.Node): boolean {
  if (!ts.isIfStatement(node) || node.elseStatement) return false;
  const { thenStatement: then } = node;
  const [only] = ts.isBlock(then) ? then.statements : [then];
  return only !== undefined && ts.isThrowStatement(only);
}

const TURNED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);

const isEquality = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

/** It has no similar constant: comparisons with it are negated instead. */
const isNothing = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined');

const isTruth = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;

const isNegation = (node: ts.Node): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;

/** A literal in a result, alone or nested. */
function isAnswer(node: ts.Node): node is ts.Expression {
  if (!isLiteral(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  if (ts.isBinaryExpression(parent))
    return (
      parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken && parent.right === node
    );
  return ts.isReturnStatement(parent) || ts.isArrowFunction(parent);
}

const isLiteral = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNumericLiteral(node) || isTruth(node);

/** Replacements for a literal; null where its type has no other value. */
function otherThan(node: ts.Expression, typeThere: () => ts.Type | undefined): string | null {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  if (ts.isStringLiteral(node)) return `'${nextIn(wordsIn(typeThere()), node.text)}'`;
  return ts.isNumericLiteral(node) ? (steps(node, [1])[0] ?? null) : null;
}
