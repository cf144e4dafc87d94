import type { Element } from '@xmldom/xmldom';
import postcss from 'postcss';

type Declarations = Map<string, string>;
interface Rule {
  readonly selector: Simple;
  readonly weight: number;
  readonly declarations: Declarations;
}
/** A simple selector: tag, id and classes. A missing one matches every element. */
interface Simple {
  readonly tag?: string;
  readonly id?: string;
  readonly classes: readonly string[];
}

const SIMPLE = /^(\*|[a-zA-Z]+)?((?:[.#][\w-]+)*)$/;

function readSelector(text: string): Simple {
  const plain = text.replace(/^:root$/, 'svg');
  const [, tag, rest = ''] = SIMPLE.exec(plain) ?? [];
  if (!plain || !SIMPLE.test(plain))
    throw new Error(
      `the style sheet has the selector "${text}": only names, classes and ids such as ".main" are understood`,
    );
  const words = rest.match(/[.#][\w-]+/g) ?? [];
  const id = words.find((word) => word.startsWith('#'))?.slice(1);
  const classes = words.filter((word) => word.startsWith('.')).map((word) => word.slice(1));
  return { classes, ...(tag && tag !== '*' ? { tag } : {}), ...(id ? { id } : {}) };
}

const fits = ({ tag, id, classes }: Simple, element: Element): boolean => {
  const own = (element.getAttribute('class') ?? '').split(/\s+/);
  return (
    (tag === undefined || element.localName === tag) &&
    (id === undefined || element.getAttribute('id') === id) &&
    classes.every((name) => own.includes(name))
  );
};

const readDeclarations = (nodes: readonly postcss.ChildNode[] = []): Declarations =>
  new Map(nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value.trim()] as const] : [])));

/** The style sheets of a file: the subset of CSS that drawing programs write, and variables of the root element. */
export class StyleSheet {
  private readonly rules: Rule[] = [];
  private readonly variables: Declarations = new Map();

  /** @throws Error for CSS that is not supported or that loads a file */
  constructor(css: string, root: Element) {
    for (const node of postcss.parse(css).nodes) {
      if (node.type === 'comment') continue;
      if (node.type === 'atrule')
        throw new Error(
          `the style sheet has "@${node.name}": take it out, fonts and other files are not loaded`,
        );
      if (node.type !== 'rule') continue;
      const declarations = readDeclarations(node.nodes);
      for (const text of node.selectors) {
        const selector = readSelector(text);
        const weight =
          (selector.id ? 100 : 0) + 10 * selector.classes.length + (selector.tag === undefined ? 0 : 1);
        this.rules.push({ selector, weight, declarations });
      }
    }
    this.rules.sort((first, second) => first.weight - second.weight);
    for (const [name, value] of this.declared(root))
      if (name.startsWith('--')) this.variables.set(name, value);
  }

  /** The declarations of the rules and of the `style` attribute of an element, with variables resolved. */
  styleOf(element: Element): Map<string, string> {
    const found: Declarations = new Map();
    for (const [name, value] of this.declared(element)) {
      if (!name.startsWith('--')) found.set(name, this.resolve(value));
    }
    return found;
  }

  private declared(element: Element): Declarations {
    const inline = postcss.parse(`a{${element.getAttribute('style') ?? ''}}`).first;
    const ofRules = this.rules.filter(({ selector }) => fits(selector, element));
    return new Map([
      ...ofRules.flatMap(({ declarations }) => [...declarations]),
      ...readDeclarations(inline?.type === 'rule' ? inline.nodes : []),
    ]);
  }

  /** Replaces variables by their values. They may refer to other variables, but not in a cycle. */
  private resolve(value: string, depth = 0): string {
    if (depth > 8)
      throw new Error(`the variables of the style sheet refer to each other in a circle: ${value}`);
    const used = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/;
    const match = used.exec(value);
    if (!match) return value;
    const [whole, name = '', fallback] = match;
    const known = this.variables.get(name) ?? fallback?.trim();
    if (known === undefined) throw new Error(`the style sheet has no variable ${name}`);
    return this.resolve(value.replace(whole, known), depth + 1);
  }
}
