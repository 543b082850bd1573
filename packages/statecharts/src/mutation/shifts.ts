import { basename } from 'node:path';
import ts from 'typescript';

/** A constant in a comparison of a flow, and its replacement. */
export type Shift = {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** The replacement. */
  readonly instead: string;
  /** Identifies the constant for people, without line numbers, which move. */
  readonly name: string;
};

/**
 * Every deciding constant: operands of comparisons, parameters of guards, and named numbers of a file. A
 * string becomes the next member of its union, so that the changed program stays valid; a number goes up, and
 * in an order comparison down as well. Null and undefined stay: they have no similar constant.
 */
export function shiftsOf(files: readonly string[], options: ts.CompilerOptions): readonly Shift[] {
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? numbered(shiftsIn(source, file, checker)) : [];
  });
}

function shiftsIn(source: ts.SourceFile, file: string, checker: ts.TypeChecker): readonly Shift[] {
  const found: Shift[] = [];
  const put = (constant: ts.Node, alternatives: readonly string[], said: ts.Node) => {
    for (const instead of alternatives) {
      const [start, end] = [constant.getStart(source), constant.getEnd()];
      const before = source.text.slice(said.getStart(source), start);
      const after = source.text.slice(end, said.getEnd());
      const words = oneLine(before + instead + after);
      const name = `write ${words} for ${constant.getText(source)} in ${ownerOf(said)} of ${basename(file)}`;
      found.push({ file, start, end, instead, name });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) {
      const directions = EQUALITIES.has(node.operatorToken.kind) ? [1] : [1, -1];
      const sides = [
        [node.left, node.right],
        [node.right, node.left],
      ] as const;
      for (const [constant, other] of sides) {
        put(
          constant,
          othersThan(constant, () => checker.getTypeAtLocation(other), directions),
          node,
        );
      }
    }
    if (ts.isCaseClause(node) && !onlyThrows(node)) {
      const judged = node.parent.parent.expression;
      put(
        node.expression,
        othersThan(node.expression, () => checker.getTypeAtLocation(judged), [1]),
        node.expression,
      );
    }
    if (isToldToGuard(node)) {
      const { initializer: told } = node;
      const others = ts.isStringLiteral(told)
        ? [`'${nextIn(wordsToldIn(source), told.text)}'`]
        : othersThan(told, () => undefined, [1, -1]);
      put(told, others, node);
    }
    if (isNamedNumber(node)) put(node.initializer, steps(node.initializer, [1, -1]), node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A case that only throws a defect, itself or by fall-through. */
function onlyThrows(clause: ts.CaseClause): boolean {
  const { clauses } = clause.parent;
  const led = clauses
    .slice(clauses.indexOf(clause))
    .find(({ statements }) => statements.length > 0);
  return led?.statements[0] !== undefined && ts.isThrowStatement(led.statements[0]);
}

const EQUALITIES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ...EQUALITIES,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** Replacements for a constant; empty for other expressions. */
function othersThan(
  constant: ts.Expression,
  typeOfOther: () => ts.Type | undefined,
  directions: readonly number[],
): readonly string[] {
  if (constant.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (constant.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isStringLiteral(constant)) return [`'${wordNextTo(constant.text, typeOfOther())}'`];
  if (ts.isNumericLiteral(constant)) return steps(constant, directions);
  const isImportedNumber = ts.isIdentifier(constant) && /^[A-Z][A-Z_]*$/.test(constant.text);
  return isImportedNumber && !isDeclaredIn(constant.getSourceFile(), constant.text)
    ? steps(constant, directions)
    : [];
}

export const steps = (constant: ts.Expression, directions: readonly number[]): readonly string[] =>
  directions.map((by) =>
    ts.isNumericLiteral(constant)
      ? String(Number(constant.text) + by)
      : `${constant.getText()} ${by < 0 ? '-' : '+'} 1`,
  );

/** The next member of the other operand's union. */
const wordNextTo = (word: string, type: ts.Type | undefined): string => nextIn(wordsIn(type), word);

export const wordsIn = (type: ts.Type | undefined): readonly string[] =>
  (type?.isUnion() ? type.types : []).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));

/** A new string where any string is allowed. */
export function nextIn(words: readonly string[], word: string): string {
  const sorted = words.toSorted();
  const next = sorted[(sorted.indexOf(word) + 1) % sorted.length];
  return next === undefined || next === word ? `${word}?` : next;
}

/** The parameters of the guards in a file, without duplicates. */
function wordsToldIn(source: ts.SourceFile): readonly string[] {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isToldToGuard(node) && ts.isStringLiteral(node.initializer))
      words.add(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...words];
}

/** `params: { kind: 'add' }` of a guard. */
function isToldToGuard(node: ts.Node): node is ts.PropertyAssignment {
  if (!ts.isPropertyAssignment(node) || !isLiteral(node.initializer)) return false;
  const params = node.parent.parent;
  const guard = params.parent?.parent;
  return isCalled(params, 'params') && guard !== undefined && isCalled(guard, 'guard');
}

const isCalled = (node: ts.Node, name: string): boolean =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === name;

const isLiteral = (node: ts.Expression): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNumericLiteral(node) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword;

/** `const MAX = 4;` */
const isNamedNumber = (
  node: ts.Node,
): node is ts.VariableDeclaration & { readonly initializer: ts.NumericLiteral } =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  ts.isNumericLiteral(node.initializer) &&
  ts.isSourceFile(node.parent.parent.parent);

const isDeclaredIn = (source: ts.SourceFile, name: string): boolean =>
  source.statements.some(
    (one) =>
      ts.isVariableStatement(one) &&
      one.declarationList.declarations.some(({ name: own }) => own.getText(source) === name),
  );

/** The function, guard or action that contains the constant. */
export function ownerOf(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isFunctionDeclaration(at) && at.name) return at.name.text;
    if (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) {
      if (isBody(at.initializer)) return at.name.getText();
    }
  }
  return 'the first lines';
}

/** A function, or a call with one as an argument: `assign((…) => …)`. */
const isBody = (value: ts.Expression | undefined): boolean =>
  value !== undefined &&
  (ts.isFunctionLike(value) || (ts.isCallExpression(value) && ts.isIdentifier(value.expression)));

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Equal names in one file get numbers. */
export function numbered(shifts: readonly Shift[]): readonly Shift[] {
  const seen = new Map<string, number>();
  return shifts.map((shift) => {
    const count = (seen.get(shift.name) ?? 0) + 1;
    seen.set(shift.name, count);
    return count === 1 ? shift : { ...shift, name: `${shift.name} (${count})` };
  });
}
