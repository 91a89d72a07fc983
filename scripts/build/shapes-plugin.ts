import { type ESTree, type Plugin, parseSync } from 'vite';

/** Where the shapes of what crosses the wire are written down. */
const OF_SHAPES = /\/(?:contract|career)\/[^?]*\.ts$/;

/** What an endpoint says for the server alone: a page checks what it sends, not where to and what it is answered. */
const OF_SERVER: ReadonlySet<string> = new Set(['params', 'query', 'reply']);

/**
 * Takes out of the pages what the server alone checks: an endpoint's parameters and reply, and each shape that then
 * nobody needs. Made anew whenever a page starts, they held a slow phone for a tenth of a second.
 */
export function shapesOfPages(): Plugin {
  return {
    name: 'mission-ready:shapes-of-pages',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      return OF_SHAPES.test(id) && !id.includes('/node_modules/')
        ? { code: withoutServersShapes(code), map: null }
        : null;
    },
  };
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A module with each constant that a call makes marked as one to leave out where nobody uses it, and endpoints cut. */
export function withoutServersShapes(code: string): string {
  const changes = parseSync('shapes.js', code).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' && declared.kind === 'const'
      ? declared.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? changesOf(init) : []))
      : [];
  });
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

function changesOf(call: ESTree.CallExpression): Change[] {
  const [described] = call.arguments;
  const isEndpoint = call.callee.type === 'Identifier' && call.callee.name === 'endpoint';
  const cut =
    isEndpoint && described?.type === 'ObjectExpression'
      ? described.properties.flatMap((part) =>
          part.type === 'Property' && part.key.type === 'Identifier' && OF_SERVER.has(part.key.name)
            ? [{ start: part.start, end: part.end, text: `${part.key.name}: undefined` }]
            : [],
        )
      : [];
  // A bundler believes the mark of one call alone; what stands inside a function belongs to the function.
  return [
    { start: call.start, end: call.start, text: '/* @__PURE__ */ (() => ' },
    ...cut,
    { start: call.end, end: call.end, text: ')()' },
  ];
}
