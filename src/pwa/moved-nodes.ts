/**
 * Replaces two DOM methods, so that React keeps working after a translator or a browser extension has moved nodes
 * (docs/decisions/0023-lost-files.md). `removeChild` also removes a node that has a new parent. `insertBefore` inserts
 * before the child that now contains the reference node, or at the end if no child does. In both cases the native
 * method would throw, and React would unmount the whole page.
 */
export function followMovedNodes(): void {
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    // The type cast is safe, because a node with a parent is a ChildNode.
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
