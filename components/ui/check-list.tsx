interface CheckListProps {
  readonly title?: string
  readonly items: readonly string[]
}

/** What to see to before pictures are taken. */
export function CheckList({ title, items }: CheckListProps) {
  return (
    <div className="grid gap-2">
      {title !== undefined && <p className="font-semibold">{title}</p>}
      <ul className="grid gap-1.5">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2 text-small">
            {/* A tick would say that it is done. */}
            <span aria-hidden="true" className="mt-[0.6em] size-1.5 shrink-0 rounded-full bg-primary" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
