/** The box of an answer that shows more once it is chosen: its edge and ground say so, and hold what it asks. */
export const choiceBox =
  'rounded-control border border-field bg-surface transition-colors not-data-chosen:hover:border-ink data-chosen:border-primary data-chosen:bg-primary-soft data-chosen:shadow-[inset_0_0_0_1px_var(--primary)]'
