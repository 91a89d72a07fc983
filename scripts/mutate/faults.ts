import { parseSync } from 'vite';

/** One small change to a source file that its tests should notice. */
export interface Fault {
  readonly file: string;
  /** Counted from 1, of the text as it stands. */
  readonly line: number;
  readonly kind: FaultKind;
  /** Offsets of what gives way, in characters; `with` comes in its place. */
  readonly start: number;
  readonly end: number;
  readonly with: string;
}

export type FaultKind =
  | 'owner condition dropped'
  | 'condition dropped'
  | 'comparison changed'
  | 'boundary moved'
  | 'condition turned round'
  | 'and for or'
  | 'constant off by one'
  | 'call left out'
  | 'assignment left out'
  | 'text emptied'
  | 'branches swapped'
  | 'yes for no'
  | 'handler left out';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What tells a person from another in a condition. */
const OWNER = /(?:[uU]ser|[rR]eporter|[oO]wner|[pP]erson)Id\b/;
/** The same, written as SQL: a column and who it is held against. */
const OWNER_IN_SQL = /\$\{\w+\.(?:userId|reporterId)\} = \$\{\w+\}|(?:\w+\.)?user_id = \$\{[\w.]+\}/g;

const TURNED: Readonly<Record<string, readonly [FaultKind, string]>> = {
  '===': ['comparison changed', '!=='],
  '!==': ['comparison changed', '==='],
  '<': ['boundary moved', '<='],
  '<=': ['boundary moved', '<'],
  '>': ['boundary moved', '>='],
  '>=': ['boundary moved', '>'],
  '&&': ['and for or', '||'],
  '||': ['and for or', '&&'],
};

/** Looks and names, which no rule hangs on. */
const LOOKS = /^(?:className|size|aria-hidden|key|id|htmlFor|variant|tone|icon|width|height|strokeWidth)$/;

/** Every fault that can be planted in a file, in the order of its text. Throws when the file cannot be read as TypeScript. */
export function faultsIn(file: string, text: string): Fault[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Fault[] = [];
  const plant = (kind: FaultKind, { start, end }: { start: number; end: number }, instead: string) => {
    const line = text.slice(0, start).split('\n').length;
    found.push({ file, line, kind, start, end, with: instead });
  };
  const said = (node: Node) => text.slice(node.start, node.end);
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || isTypeAlone(node)) return;
    if (node.type === 'JSXAttribute') {
      const { name } = node.name as Node;
      if (LOOKS.test(String(name))) return;
      if (/^on[A-Z]/.test(String(name))) plant('handler left out', node, '');
    }
    PLANTERS[node.type]?.(node, plant, said);
    for (const [key, value] of Object.entries(node)) {
      // The name of a property is no text of ours.
      if (key === 'key' && node.type === 'Property' && !node.computed) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(program as unknown as Node);
  return found.toSorted((one, other) => one.start - other.start);
}

/** Types say nothing at run time; what is wrapped in one does. */
function isTypeAlone({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)Expression$/.test(type);
}

type Plant = (kind: FaultKind, at: { start: number; end: number }, instead: string) => void;
type Planter = (node: Node, plant: Plant, said: (node: Node) => string) => void;

const negate: Planter = (node, plant, said) => {
  const test = node.test as Node | null;
  // A comparison is turned round by itself.
  if (test && test.type !== 'BinaryExpression') plant('condition turned round', test, `!(${said(test)})`);
};

const turn: Planter = (node, plant) => {
  const turned = TURNED[node.operator as string];
  if (!turned) return;
  const [left, right] = [node.left as Node, node.right as Node];
  plant(turned[0], { start: left.end, end: right.start }, ` ${turned[1]} `);
};

const PLANTERS: Readonly<Record<string, Planter>> = {
  BinaryExpression: turn,
  LogicalExpression: turn,
  IfStatement: negate,
  WhileStatement: negate,
  ConditionalExpression(node, plant, said) {
    const [yes, no] = [node.consequent as Node, node.alternate as Node];
    plant('branches swapped', { start: yes.start, end: no.end }, `${said(no)} : ${said(yes)}`);
  },
  CallExpression(node, plant, said) {
    const callee = said(node.callee as Node);
    const args = node.arguments as Node[];
    if (callee === 'and' && args.length > 1)
      for (const arg of args) plant(kindOf(said(arg)), arg, 'undefined');
    const [first, second] = args;
    if (callee.endsWith('.where') && first?.type === 'CallExpression' && !/^and\(/.test(said(first)))
      plant(kindOf(said(first)), first, 'undefined');
    if (callee.endsWith('.$count') && second) plant(kindOf(said(second)), second, 'undefined');
  },
  TaggedTemplateExpression(node, plant, said) {
    if (!/^sql\b/.test(said(node.tag as Node))) return;
    for (const { index, 0: condition } of said(node).matchAll(OWNER_IN_SQL)) {
      const start = node.start + index;
      plant('owner condition dropped', { start, end: start + condition.length }, 'true');
    }
  },
  ExpressionStatement(node, plant) {
    const whole = node.expression as Node;
    const done = whole.type === 'AwaitExpression' ? (whole.argument as Node) : whole;
    if (done.type === 'CallExpression') plant('call left out', node, '{}');
    if (done.type === 'AssignmentExpression') plant('assignment left out', node, '{}');
  },
  Literal(node, plant) {
    const { value } = node;
    if (typeof value === 'boolean') plant('yes for no', node, String(!value));
    if (typeof value === 'number' && Number.isFinite(value))
      plant('constant off by one', node, String(Number.isInteger(value) ? value + 1 : value * 1.1));
    if (typeof value === 'string' && value.trim() !== '') plant('text emptied', node, "''");
  },
};

const kindOf = (condition: string): FaultKind =>
  OWNER.test(condition) ? 'owner condition dropped' : 'condition dropped';

/** The file with the fault in it. */
export function withFault(text: string, fault: Fault): string {
  return text.slice(0, fault.start) + fault.with + text.slice(fault.end);
}

/** "career/plans/plan.ts:12, constant off by one: `5` became `6`" */
export function tell(fault: Fault, text: string): string {
  const was = text.slice(fault.start, fault.end).replaceAll(/\s+/g, ' ').slice(0, 90);
  return `${fault.file}:${fault.line}, ${fault.kind}: \`${was}\` became \`${fault.with.replaceAll(/\s+/g, ' ').slice(0, 90)}\``;
}
