import { expect, it } from 'vitest'

import { needsOf } from './document-needs'
import { readStyleSheet, withPaths } from './used-styles'

/** The rules for a document with some classes, paragraphs and italics. */
const used = (css: string, ...classes: string[]) => {
  const preload = '<link rel="preload" as="font" type="font/woff2" href="/media/text.woff2"/>'
  const body = `<p class="${classes.join(' ')}" style="top:var(--inline)" data-x="y"><i></i></p>`
  return readStyleSheet(css)(
    needsOf(`<html lang="vi">${preload}<script>root.dataset.chosenTheme=1</script>${body}</html>`),
  )
}

it.each([
  ['a rule without classes', 'p{margin:0}', 'p{margin:0}'],
  ['a rule for a class of the document', '.a{color:red}', '.a{color:red}'],
  ['of a list, the selectors that apply', '.a,.b,i{color:red}', '.a,i{color:red}'],
  [
    'a class with escaped letters',
    String.raw`.md\:w-1\/2,.\32 xl{width:50%}`,
    String.raw`.md\:w-1\/2,.\32 xl{width:50%}`,
  ],
  ['a class that some elements must not have', '.a:not(.b){top:0}', '.a:not(.b){top:0}'],
  ['one of several classes in brackets', ':is(.b,.a:not(.d)) i{top:0}', ':is(.b,.a:not(.d)) i{top:0}'],
  ['a class in brackets within brackets', ':is(.b,:is(.c,.a)>i){top:0}', ':is(.b,:is(.c,.a)>i){top:0}'],
  ['brackets in a class', String.raw`:is(.\32 xl>:not(.b)){top:0}`, String.raw`:is(.\32 xl>:not(.b)){top:0}`],
  ['states and attributes', '.a:checked[data-x="y"]{top:0}', '.a:checked[data-x="y"]{top:0}'],
  [
    'what is not disabled',
    '.a:not(:disabled,[aria-pressed=true]){top:0}',
    '.a:not(:disabled,[aria-pressed=true]){top:0}',
  ],
  ['what a visitor opens without code', '.a[open],i:is([open]){top:0}', '.a[open],i:is([open]){top:0}'],
  ['a part of the value of an attribute', '.a[style*=top],[data-x|=y]{top:0}', '.a[style*=top],[data-x|=y]{top:0}'],
  ['the order of layers', '@layer base,theme;', '@layer base,theme;'],
  ['rules in conditions', '@media (width>1px){.a{top:0}.b{top:1px}}', '@media (width>1px){.a{top:0}}'],
  ['nested rules', '.a{top:0;& .b{top:1px}}', '.a{top:0;& .b{top:1px}}'],
  ['what has a class of the document', 'p:has(.b,>.a){top:0}', 'p:has(.b,>.a){top:0}'],
  [
    'an attribute that a script sets',
    ':root[data-chosen-theme=dark] p{top:0}',
    ':root[data-chosen-theme=dark] p{top:0}',
  ],
  ['the language of the document', ':root:lang(vi){top:0}', ':root:lang(vi){top:0}'],
  ['values without spaces after commas', 'p{top:max(1px, 2px);font:1px "a, b"}', 'p{top:max(1px,2px);font:1px "a, b"}'],
  ['a declaration once', '.a{top:0;top:0;top:1px}', '.a{top:0;top:1px}'],
])('keeps %s', (_, css, kept) => {
  expect(used(css, 'a', 'md:w-1/2', '2xl')).toBe(kept)
})

it.each([
  ['a rule for another class', '.b{color:red}'],
  ['a rule for two classes of which one is missing', '.a.b{color:red}'],
  ['a rule for what is inside another class', '.b .a{color:red}'],
  ['a rule for several classes in brackets of which none is there', ':is(.b,.c:not(.d)) .a{top:0}'],
  ['a rule for what is inside another class, in brackets', ':is(.b:not(.d)>*) .a,:where(.a>:is(.b,.c)){top:0}'],
  ['a condition without rules', '@media (width>1px){.b{top:0}}'],
  ['a face that nothing names', '@font-face{font-family:x;src:local(y)}'],
  ['what has a class that the document lacks', 'p:has(.b) .a,.a:has(>table){top:0}'],
  ['an attribute or a value that nothing has or sets', '[data-z] .a,.a[data-x="z"],:is([data-z],.b) .a{top:0}'],
  ['what is disabled', '.a:disabled,:is(:disabled,[aria-disabled=true]){top:0}'],
  ['a state that only code sets', '.a[aria-pressed=true],.a[hidden]{top:0}'],
  ['another language', ':root:lang(ko){--inline:0}:root:lang(ko) .a{top:0}'],
  ['what only paper shows', '@media print{.a{top:0}}'],
  ['what more contrast adds', '@media (prefers-contrast:more){.a{top:0}}'],
  ['what forced colours add', '@media (width>=64rem) and (forced-colors: active){.a{top:0}}'],
  ['what a pointer shows', '@media (hover:hover){.a:hover{top:0}}'],
  ['a rule for an element that the document lacks', 'table,.a td{top:0}'],
  [
    'initial values for browsers that register no properties',
    '@layer properties{@supports (x:y){*{--x:0}}.a{top:var(--x)}}',
  ],
  ['the layer that waits for the whole sheet', '@layer later{.a{top:0}}'],
  ['tokens that nothing names', ':root{--x:0;--y:var(--x)}'],
  ['what is pointed at or focused', String.raw`.a:hover,.md\:w-1\/2:focus-visible,.a:focus-within{top:0}`],
  ['the way from one page to another', '::view-transition-group(.a){top:0}'],
  ['transitions', '.a{transition-property:color;transition-duration:.2s;--tw-duration:.2s}'],
  ['comments', '/* a */'],
  ['an animation that nothing names', '@keyframes turn{to{top:0}}'],
  ['a rule for a type of control that the document lacks', 'i[type=date]::-webkit-x,.a [type="file"]{top:0}'],
  ['the button of a control that the document lacks', '::file-selector-button{top:0}'],
  [
    'fields of a date that the document lacks',
    '::-webkit-datetime-edit-day-field,::-webkit-date-and-time-value{top:0}',
  ],
  ['arrows of a number that the document lacks', '::-webkit-inner-spin-button{top:0}'],
])('leaves out %s', (_, css) => {
  expect(used(css, 'a')).toBe('')
})

it('leaves out rules for numbers that are folded', () => {
  const folded = '<details class="chart-data"><summary>Numbers</summary><table></table></details>'
  expect(readStyleSheet('summary{top:0}table{top:0}')(needsOf(folded))).toBe('summary{top:0}')
})

it('leaves out rules for what is in a closed menu', () => {
  const menu =
    '<details name="m" data-menu="true" class="menu"><summary class="entry">A <b>B</b></summary><ul class="panel"></ul></details><p></p>'
  const css = '.menu{top:0}.entry{top:0}b{top:0}p{top:0}'
  expect(readStyleSheet(`${css}.panel{top:0}ul{top:0}`)(needsOf(menu))).toBe(css)
})

it('keeps rules for the ids that the document has', () => {
  const css = '#one .a{top:0}'
  expect(readStyleSheet(`${css}:has(#two){top:0}`)(needsOf('<p id="one" class="a"></p>'))).toBe(css)
})

it('keeps rules for placeholder text where a control has some', () => {
  const css = '::placeholder{color:red}'
  expect(readStyleSheet(css)(needsOf('<textarea placeholder="a"></textarea>'))).toBe(css)
  expect(readStyleSheet(css)(needsOf('<input type="range">'))).toBe('')
})

it('keeps rules for the types of controls that the document has', () => {
  const css = '[type=file]{top:0}::file-selector-button{top:0}::-webkit-datetime-edit{top:0}'
  expect(readStyleSheet(css)(needsOf('<input type="file"><input type="date">'))).toBe(css)
})

it('keeps animations and properties that a rule of the document names', () => {
  const named = '@keyframes turn{to{top:0}}@property --x{syntax:"*";inherits:false}'
  const css = `.a{animation:turn 1s;top:var(--x)}${named}`
  expect(used(css, 'a')).toBe(css)
  expect(used(css, 'b')).toBe('')
})

it('keeps the tokens that rules, attributes and other tokens name, in every theme', () => {
  const rule = '.a{color:var(--ink)}'
  const css = `:root{--ink:var(--blue);--blue:#00f;--red:#f00;--inline:0}:root[data-x]{--blue:#99f;--red:#f99}${rule}`
  expect(used(css, 'a')).toBe(`:root{--ink:var(--blue);--blue:#00f;--inline:0}:root[data-x]{--blue:#99f}${rule}`)
})

it('keeps the faces that rules name, except those whose files come later', () => {
  const device = '@font-face{font-family:y;src:local(z)}'
  expect(used(`.a{font:1px x,y}@font-face{font-family:x;src:url(y.woff2)}${device}`, 'a')).toBe(
    `.a{font:1px x,y}${device}`,
  )
})

it('rejects invalid CSS', () => {
  expect(() => readStyleSheet('.a{')).toThrow('Unclosed block')
})

it('keeps a face whose file the document asks for, by its whole address', () => {
  const css = 'p{font:1px x}@font-face{font-family:x;src:url(../media/text.woff2)}'
  const sheet = readStyleSheet(withPaths(css, '/_next/static/chunks/'))
  const address = '/_next/static/media/text.woff2'
  const needs = needsOf(`<link rel="preload" as="font" type="font/woff2" href="${address}"/><p></p>`)
  expect(sheet(needs)).toBe(`p{font:1px x}@font-face{font-family:x;src:url(${address})}`)
})

it('reads the classes of elements, not of data', () => {
  const html = '<p class="a  [&amp;&gt;p]:mt-1"><svg class="b"></svg><script>x=\'<i class="c">\'</script>'
  expect([...needsOf(html).classes].filter(Boolean)).toEqual(['a', '[&>p]:mt-1', 'b'])
})
