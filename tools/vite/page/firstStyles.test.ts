import { expect, it } from 'vitest';
import { firstStyles } from './firstStyles.ts';

const asset = (source: string) => ({ type: 'asset', source });
const script = (fileName: string, isEntry: boolean, code: string) => ({
  type: 'chunk',
  fileName,
  isEntry,
  code,
});

function build(page: string) {
  const bundle: Record<string, { source?: string; code?: string }> = {
    'index.html': asset(page),
    'assets/index-1.css': asset("p::after{content:'$&'}\n"),
    'assets/index-2.js': script('assets/index-2.js', true, 'start()'),
    'assets/play-3.js': script(
      'assets/play-3.js',
      false,
      'needs(["assets/index-1.css","assets/pages-4.css"])',
    ),
  };
  const { generateBundle } = firstStyles() as unknown as {
    generateBundle: { handler: (this: object, options: null, bundle: object) => void };
  };
  const context = {
    error: (why: string) => {
      throw new Error(why);
    },
  };
  generateBundle.handler.call(context, null, bundle);
  return bundle;
}

it('the page holds its own styles, and no script asks for their file', () => {
  const bundle = build('<link rel="stylesheet" crossorigin href="/assets/index-1.css"><title>a</title>');
  expect(bundle['index.html']?.source).toBe("<style>p::after{content:'$&'}</style><title>a</title>");
  expect(Object.keys(bundle)).not.toContain('assets/index-1.css');
  expect(bundle['assets/play-3.js']?.code).toBe('needs(["assets/index-2.js","assets/pages-4.css"])');
});

it('a page without styles of its own ends the build', () => {
  expect(() => build('<title>a</title>')).toThrow('names no style sheet');
});
