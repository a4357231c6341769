/** Box of every text control: 48 px, a border of 3:1 against its ground, danger when `aria-invalid`. */
export const controlClass =
  'block min-h-12 w-full min-w-0 rounded-control border border-field bg-well px-3.5 py-2.5 text-body text-ink transition-[border-color,box-shadow] hover:border-ink-2 focus-visible:border-primary focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] disabled:cursor-not-allowed disabled:border-hairline disabled:bg-surface-2 disabled:text-ink-3 [&[readonly]]:bg-surface-2'

/** A radio button in our colours (app/choice.css). */
export const radioClass = 'radio'
