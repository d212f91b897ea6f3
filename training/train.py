#!/usr/bin/env python3
"""Trains the evaluation of src/bots/evaluation/network on examples that `rookie selfplay` has written.

    train.py EXAMPLES… --out FILE.weights [--start IN.pt] [--epochs N]

An example holds its features (kinds, then the rest, one byte each) and two floats: how the game ended for the viewer, and
how lucky the viewer was from here on. The end less the luck is what is learned (src/arena/selfplay.h).
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

KINDS, PER_KIND, GENERAL = 6, 32, 56
KIND_WIDTH, MIDDLE_WIDTH = 96, 64
FEATURES = KINDS * PER_KIND + GENERAL
ROW = FEATURES + 2 * 4
HELD_OUT = 0.02  # of the examples, the last of each file: whole games, never trained on
BATCH = 16384
LEARNING_RATE = 3e-3


class Evaluation(nn.Module):
    """The logarithm of the odds. All colours share their weights, so that the judgement is symmetric in them."""

    def __init__(self, scale):
        super().__init__()
        self.register_buffer("scale", scale)
        self.colour = nn.Linear(PER_KIND, KIND_WIDTH)
        self.cross = nn.Linear(PER_KIND, KIND_WIDTH)
        self.rest = nn.Linear(GENERAL, KIND_WIDTH)
        self.middle = nn.Linear(3 * KIND_WIDTH, MIDDLE_WIDTH)
        self.last = nn.Linear(MIDDLE_WIDTH, 1)

    def forward(self, features):
        scaled = features * self.scale
        kinds = scaled[..., : KINDS * PER_KIND].unflatten(-1, (KINDS, PER_KIND))
        colours = torch.relu(self.colour(kinds[..., :-1, :])).sum(-2)
        cross = torch.relu(self.cross(kinds[..., -1, :]))
        rest = torch.relu(self.rest(scaled[..., KINDS * PER_KIND :]))
        middle = torch.relu(self.middle(torch.cat([colours, cross, rest], -1)))
        return self.last(middle).squeeze(-1)

    def write(self, path):
        """Layer by layer a scale and 16-bit weights, [input][output], then the biases (network.h)."""
        kind_scale = self.scale[:PER_KIND]
        ones = torch.ones_like
        layers = [
            (self.colour, kind_scale),
            (self.cross, self.scale[(KINDS - 1) * PER_KIND : KINDS * PER_KIND]),
            (self.rest, self.scale[KINDS * PER_KIND :]),
            (self.middle, ones(self.middle.weight[0])),
            (self.last, ones(self.last.weight[0])),
        ]
        with open(path, "wb") as file:
            file.write(b"ROOKIEE1")
            for layer, scale in layers:
                weights = torch.cat([(layer.weight * scale).T.flatten(), layer.bias]).detach().cpu().double().numpy()
                step = np.float32(np.abs(weights).max() / 32767)
                file.write(step.astype("<f4").tobytes())
                file.write(np.clip(np.rint(weights / step), -32767, 32767).astype("<i2").tobytes())


def load(paths, device):
    """The examples to train on, and those held out."""
    trained, held_out = [], []
    for path in paths:
        rows = torch.from_numpy(np.fromfile(path, dtype=np.uint8).reshape(-1, ROW))
        split = int(len(rows) * (1 - HELD_OUT))
        trained.append(rows[:split].to(device))
        held_out.append(rows[split:].to(device))
    return torch.cat(trained), torch.cat(held_out)


def unpack(rows):
    """Features, how the game ended, and what that is without luck."""
    features = rows[:, :FEATURES].view(torch.int8).float()
    result, luck = rows[:, FEATURES:].contiguous().view(torch.float32).unbind(1)
    return features, result, result - luck


def loss_of(model, rows):
    features, _, target = unpack(rows)
    log_odds = model(features)
    return (nn.functional.softplus(log_odds) - target * log_odds).mean()


def report(model, held_out):
    """How noisy the examples are, and how reliable the judgement is: of positions judged so, how many were won."""
    with torch.no_grad():
        features, result, target = unpack(held_out)
        chance = torch.sigmoid(model(features))
        print(f"held out {len(held_out)}: loss {loss_of(model, held_out).item():.5f}, "
              f"error against the end {(result - chance).std().item():.3f}, less luck {(target - chance).std().item():.3f}")
        for tenth in range(10):
            inside = (chance >= tenth / 10) & (chance < (tenth + 1) / 10)
            if inside.any():
                judged, won = chance[inside].mean().item(), result[inside].mean().item()
                print(f"  judged {judged:.3f}, won {won:.3f} ({int(inside.sum())})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--start")
    parser.add_argument("--epochs", type=float, default=4)
    arguments = parser.parse_args()

    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    trained, held_out = load(arguments.examples, device)
    scale = 1 / (unpack(trained[:: max(1, len(trained) // 200_000)])[0].pow(2).mean(0).sqrt() + 0.1)
    kinds = scale[: KINDS * PER_KIND].view(KINDS, PER_KIND)
    kinds[:-1] = kinds[:-1].mean(0)  # one scale for all colours
    model = Evaluation(scale).to(device)
    if arguments.start:
        model.load_state_dict(torch.load(arguments.start, map_location=device))

    steps = int(arguments.epochs * len(trained) / BATCH)
    optimiser = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, LEARNING_RATE, total_steps=steps, pct_start=0.1)
    begin = time.time()
    for _ in range(steps):
        loss = loss_of(model, trained[torch.randint(len(trained), (BATCH,), device=device)])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
    print(f"{len(trained)} examples, {steps} steps of {BATCH}, {time.time() - begin:.0f} s")
    report(model, held_out)
    model.write(arguments.out)
    torch.save(model.state_dict(), arguments.out + ".pt")


if __name__ == "__main__":
    main()
