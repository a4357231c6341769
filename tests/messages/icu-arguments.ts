import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser'

/** Names and kinds of the arguments and tags of an ICU message, sorted: `count:plural`, `name:argument`, `b:tag`. */
export function icuArguments(message: string): string[] {
  return [...new Set(parse(message).flatMap(argumentsOf))].toSorted()
}

function argumentsOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return []
    case TYPE.argument:
      return [`${element.value}:argument`]
    case TYPE.number:
      return [`${element.value}:number`]
    case TYPE.date:
      return [`${element.value}:date`]
    case TYPE.time:
      return [`${element.value}:time`]
    case TYPE.tag:
      return [`${element.value}:tag`, ...element.children.flatMap(argumentsOf)]
    case TYPE.select:
      return [
        `${element.value}:select:${Object.keys(element.options).toSorted().join(',')}`,
        ...Object.values(element.options).flatMap((option) => option.value.flatMap(argumentsOf)),
      ]
    case TYPE.plural:
      // Languages differ in their plural categories, not in what is counted.
      return [
        `${element.value}:plural`,
        ...Object.values(element.options).flatMap((option) => option.value.flatMap(argumentsOf)),
      ]
  }
}
