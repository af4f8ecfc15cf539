/**
 * Lets React go on where a translator or an extension has put nodes of the page into others (docs/decisions/0023): it
 * takes a node away, or puts another before it, wherever that stands by now. The browser's own words throw there, and
 * React then takes the whole page away.
 */
export function followMovedNodes(): void {
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    // What has a parent is one.
    ;(child as unknown as ChildNode).remove()
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, reference: Node | null): T {
    let place = reference
    while (place && place.parentNode !== this) place = place.parentNode
    if (place) (place as ChildNode).before(node)
    else this.appendChild(node)
    return node
  }
}
